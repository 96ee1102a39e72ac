/**
 * Resolves with the reason when this command should end: Ctrl-C, SIGTERM, a closed terminal, or the end of the launcher.
 * Later requests have no effect, because stopping has begun and has a time limit of its own.
 */
export function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => resolve(event));
    // The channel to the launcher must not keep a finished command alive.
    process.channel?.unref();
  });
}
