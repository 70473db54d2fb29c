/** Runs `work` one at a time: whoever asks for it while it runs is served by one more run after it. */
export function coalesce(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  async function runWhileAsked(): Promise<void> {
    try {
      while (again) {
        again = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  }
  return () => {
    again = true;
    running ??= runWhileAsked();
    return running;
  };
}
