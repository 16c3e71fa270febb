// The page sends its compiled program first; from then on the program listens for itself.
import init from "./app.js";

onmessage = ({ data }) => {
  onmessage = null;
  init({ module_or_path: data });
};
