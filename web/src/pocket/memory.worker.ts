// A worker that lives for two seconds: it starts Python, imports everything there is, keeps a picture of
// the memory for later starts, and is gone. It runs once for each version, when the first board stands.

import { remember, remembered } from "./memory";
import type { About } from "./messages";
import { fetchParts } from "./parts";
import { thinned } from "./picture";
import { startPython } from "./python";

const BEGIN = "import shoal.pocket.everything";

async function picture({ folder, sizes, python }: About): Promise<void> {
  if (await remembered(folder)) return;
  const parts = await fetchParts(folder, sizes, python, () => undefined);
  const running = await startPython(parts, null, { _makeSnapshot: true });
  running.runPython(BEGIN);
  await remember(folder, thinned(running.makeMemorySnapshot()));
}

self.onmessage = ({ data }: MessageEvent<About>) => {
  picture(data)
    .catch((error: unknown) => console.info("no picture of the memory:", error))
    .finally(() => {
      self.postMessage("done");
      self.close();
    });
};
