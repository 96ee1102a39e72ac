import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchAsEditor, logOut, tokens } from '../sign-in/editor-session.client.ts';
import type { EditedContent } from './edited-content.ts';
import { Toolbar } from './toolbar.tsx';
import type { ToolbarSettings, Viewer } from './viewer.ts';

/** JSON of one of the site's endpoints, with the type that its code declares; undefined without a response. */
async function fetchJson<Body>(path: string): Promise<Body | undefined> {
  const response = await fetchAsEditor(path);
  return response?.ok ? ((await response.json()) as Body) : undefined;
}

function useLogout() {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<Error>();
  const start = (isEverywhere: boolean) => {
    if (isRunning) return;
    setRunning(true);
    setError(undefined);
    logOut(undefined, isEverywhere).catch((cause: unknown) => {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
      setRunning(false);
    });
  };
  return { start, isRunning, error };
}

interface EditorToolbarProps {
  edits: EditedContent | undefined;
  /** Called once it is known whether there is a toolbar: a preview reserves space for it until then. */
  onSettled: () => void;
}

/** The editor's toolbar; renders nothing until it is known that the editor is signed in and wants it. */
export function EditorToolbar({ edits, onSettled }: EditorToolbarProps) {
  const { status } = useSyncExternalStore(tokens.subscribe, tokens.state);
  /** Undefined until it is known, null without a toolbar. */
  const [settings, setSettings] = useState<ToolbarSettings | null>();
  const [viewer, setViewer] = useState<Viewer>();
  const logout = useLogout();
  const isShown = status === 'authenticated' && settings?.isShown === true;

  useEffect(() => {
    async function load(): Promise<void> {
      const response = await fetchJson<ToolbarSettings>('/api/faust/toolbar');
      setSettings(response ?? null);
      if (response?.isShown) setViewer(await fetchJson<Viewer>('/api/faust/viewer'));
    }
    // Without the network there is no toolbar; the next page tries again.
    load().catch(() => setSettings(null));
  }, []);

  useEffect(() => {
    if (settings !== undefined) onSettled();
  }, [settings, onSettled]);

  useEffect(() => {
    document.body.classList.toggle('admin-bar', isShown);
  }, [isShown]);

  return isShown ? <Toolbar {...settings} edits={edits} viewer={viewer} logout={logout} /> : null;
}
