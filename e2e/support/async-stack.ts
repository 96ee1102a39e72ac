/** The inspector's URL of a Node program, from its output at startup. */
export function inspectorUrl(log: readonly string[]): string {
  const [, url] = /Debugger listening on (ws:\S+)/.exec(log.join('\n')) ?? [];
  if (!url) throw new Error(`The program does not listen for an inspector. It wrote:\n${log.join('\n')}`);
  return url;
}

interface Frame {
  url?: string;
  scriptId: string;
  lineNumber: number;
}

/** Frames of one turn of the event loop, and of the turn that led to it. */
interface AsyncTrace {
  callFrames: Frame[];
  parent?: AsyncTrace;
}

interface Paused {
  callFrames: { location: Frame; url: string }[];
  asyncStackTrace?: AsyncTrace;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** Longer than any chain of awaits from a socket to a page. */
const MOST_TURNS = 200;

/** Speaks the inspector's protocol with a running program. */
async function openInspector(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No inspector responds at ${url}.`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const listen of listeners) listen(message);
    else waiting.get(message.id)?.(message);
  };
  return {
    on: (listen: (message: Message) => void) => void listeners.push(listen),
    /** @throws when the program refuses the command */
    send<Result>(method: string, params: Record<string, unknown> = {}): Promise<Result> {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          // The protocol's own description of each method says what it responds with.
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}

/** The site's source file that a bundler took a line of a script from; undefined for what is a package's or its own. */
function sourceOf(lines: readonly string[], line: number): string | undefined {
  for (let index = Math.min(line, lines.length - 1); index >= 0; index -= 1) {
    const text = lines[index] ?? '';
    if (text === '//#endregion') return undefined;
    const [, source] = /^\/\/(?:#region)? (\S+\.[cm]?[jt]sx?)$/.exec(text) ?? [];
    if (source) return /\.tsx?$/.test(source) ? source : undefined;
  }
  return undefined;
}

/**
 * Stops a program at a line, and reads which calls and awaits led there.
 * @param isLine chooses the line among those of all scripts
 * @param act makes the program reach the line; awaited after it has continued
 * @returns script and source file of each frame, innermost first: for a bundled file the source that its line is from
 */
export async function stackAt(url: string, isLine: RegExp, act: () => Promise<unknown>): Promise<string[]> {
  const inspector = await openInspector(url);
  const scripts = new Map<string, string>();
  inspector.on(({ method, params }) => {
    if (method !== 'Debugger.scriptParsed') return;
    const script = params as { scriptId: string; url: string };
    if (script.url.startsWith('file:')) scripts.set(script.scriptId, script.url);
  });
  const paused = new Promise<Paused>((resolve) => {
    inspector.on(({ method, params }) => {
      if (method === 'Debugger.paused') resolve(params as Paused);
    });
  });
  await inspector.send('Debugger.enable');
  await inspector.send('Debugger.setAsyncCallStackDepth', { maxDepth: MOST_TURNS });
  const sources = new Map<string, string[]>();
  const linesOf = async (scriptId: string) => {
    const known = sources.get(scriptId);
    if (known) return known;
    const { scriptSource } = await inspector.send<{ scriptSource: string }>('Debugger.getScriptSource', { scriptId });
    const lines = scriptSource.split('\n');
    sources.set(scriptId, lines);
    return lines;
  };
  for (const scriptId of scripts.keys()) {
    const lineNumber = (await linesOf(scriptId)).findIndex((line) => isLine.test(line));
    if (lineNumber >= 0) await inspector.send('Debugger.setBreakpoint', { location: { scriptId, lineNumber } });
  }
  const acting = act();
  const { callFrames, asyncStackTrace } = await paused;
  const frames = callFrames.map(({ location }) => location);
  for (let trace = asyncStackTrace; trace; trace = trace.parent) frames.push(...trace.callFrames);
  const files: string[] = [];
  for (const { scriptId, lineNumber } of frames) {
    const script = scripts.get(scriptId);
    if (script) files.push(sourceOf(await linesOf(scriptId), lineNumber) ?? script);
  }
  await inspector.send('Debugger.disable');
  await acting;
  inspector.close();
  return files;
}
