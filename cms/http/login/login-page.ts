import { type Html, html } from '../../web/html.ts';

interface Frame {
  siteTitle: string;
  heading: string;
  body: Html;
}

/** A page of the CMS for people who are not signed in. Plain forms, no script. */
export function loginFrame({ siteTitle, heading, body }: Frame): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${siteTitle}</title>
<link rel="stylesheet" href="/wp-admin/assets/admin.css">
</head>
<body>
<main class="login card">
<p class="hint">${siteTitle}</p>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`.toString();
}

export interface LoginForm {
  /** The username typed before; empty the first time. */
  name: string;
  /** Where to go afterwards, as requested. */
  redirectTo: string;
  token: string;
  message?: { kind: 'error' | 'done'; text: string };
}

export function loginForm({ name, redirectTo, token, message }: LoginForm): Html {
  return html`${message && html`<p class="${message.kind}" role="${message.kind === 'error' ? 'alert' : 'status'}" id="message">${message.text}</p>`}
<form method="post" action="/wp-login.php">
<p><label for="user_login">Username or email address</label>
<input id="user_login" name="log" value="${name}" autocomplete="username" autocapitalize="none" spellcheck="false" required ${message?.kind === 'error' ? html`aria-describedby="message"` : html`autofocus`}></p>
<p><label for="user_pass">Password</label>
<input id="user_pass" name="pwd" type="password" autocomplete="current-password" required ${message?.kind === 'error' && html`aria-describedby="message" autofocus`}></p>
<p><label><input type="checkbox" name="rememberme" value="forever"> Keep me signed in for two weeks</label></p>
<input type="hidden" name="redirect_to" value="${redirectTo}">
<input type="hidden" name="_wpnonce" value="${token}">
<p><button type="submit" class="w-100">Log in</button></p>
</form>
<p class="mt-4"><a href="/wp-login.php?action=lostpassword">Lost your password?</a></p>`;
}

/** Asks before signing out, for a link that lacks the session's token. */
export function logoutForm({ name, token }: { name: string; token: string }): Html {
  return html`<p>You are signed in as <strong>${name}</strong>.</p>
<form method="post" action="/wp-login.php?action=logout">
<input type="hidden" name="_wpnonce" value="${token}">
<button type="submit">Log out</button>
</form>
<p class="mt-4"><a href="/wp-admin/">Back to the dashboard</a></p>`;
}

export const lostPassword: Html = html`<p>This is a local CMS: it sends no mail, so it cannot send you a new password.</p>
<p>The passwords of its first users are in the file <code>cms/first-logins.json</code> of its data folder.</p>
<p class="mt-4"><a href="/wp-login.php">Back to the login</a></p>`;
