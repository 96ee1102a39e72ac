/** What is stopped, by what the log calls it. */
export type Stops = Readonly<Record<string, () => void | Promise<void>>>;

/**
 * Stops one part after the other. One that fails is reported, and those after it are stopped all the same: otherwise a
 * broken exporter of traces would leave the leads' database open.
 */
export async function stopAll(stops: Stops, onError: (error: unknown, part: string) => void): Promise<void> {
  for (const [part, stop] of Object.entries(stops)) {
    try {
      await stop();
    } catch (error) {
      onError(error, part);
    }
  }
}
