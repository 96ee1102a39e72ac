interface SignOutOptions {
  fetch: typeof fetch;
  /** Path to go to; without one the page is reloaded, or left if it is a preview. */
  redirect?: string | undefined;
  isPreview: boolean;
  /** Whether to end all sessions of the editor, also in other browsers. */
  isEverywhere?: boolean;
  go(path: string): void;
  reload(): void;
  /** Notifies the other tabs. */
  announce(): void;
}

/** Thrown when an editor could not be signed out. */
export class SignOutError extends Error {
  override readonly name = 'SignOutError';
  /** Absent when the site did not respond. */
  readonly response: Response | undefined;

  constructor(response: Response | undefined, options?: ErrorOptions) {
    super('The site did not sign the editor out.', options);
    this.response = response;
  }
}

/**
 * Signs the editor out and leaves the page: a preview, which would only redirect to the sign-in, for the
 * front page.
 * @throws SignOutError when the site refuses or cannot be reached; the editor is still signed in.
 */
export async function signOut(options: SignOutOptions): Promise<void> {
  const { fetch, redirect, isPreview, isEverywhere = false, go, reload, announce } = options;
  const path = `/api/faust/auth/${isEverywhere ? 'logout-everywhere' : 'logout'}`;
  const response = await fetch(path, { method: 'POST' }).catch((cause: unknown) => {
    throw new SignOutError(undefined, { cause });
  });
  if (!response.ok) throw new SignOutError(response);
  announce();
  if (redirect !== undefined) go(redirect);
  else if (isPreview) go('/');
  else reload();
}
