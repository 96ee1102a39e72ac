import { passwordLength } from '../../accounts/password.ts';
import { changePassword, type Profile, updateProfile } from '../../editing/profile.ts';
import { html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { line, lines, tick } from '../fields/controls.ts';
import { type FieldProblem, problemCollector } from '../fields/field-editor.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';

const longestName = 100;
const longestDescription = 2_000;

function profilePage(request: AdminRequest, typed?: Profile, problems: readonly FieldProblem[] = []): Response {
  const { user, tables, token } = request;
  const { name, email, description, showsToolbar } = typed ?? {
    ...user,
    showsToolbar: tables.users.showsToolbar(user.id),
  };
  const body = html`<form class="card narrow" method="post" action="/wp-admin/profile.php">${tokenField(token)}
      <p class="hint">Login: <span class="mono">${user.login}</span> · ${user.role}</p>
      ${line({ name: 'name', label: 'Name', value: name, attributes: html` autocomplete="name" required` })}
      ${line({ name: 'email', label: 'Email address', value: email, type: 'email', attributes: html` autocomplete="email" required` })}
      ${lines({ name: 'description', label: 'About you', value: description, hint: 'shown with what you have written', attributes: html` spellcheck="true"` })}
      ${tick('toolbar', 'Show the toolbar when I view the site', showsToolbar)}
      <h2>New password</h2>
      ${line({ name: 'new', label: 'New password', value: '', hint: `empty: it stays; at least ${passwordLength.shortest} characters`, type: 'password', attributes: html` autocomplete="new-password"` })}
      ${line({ name: 'current', label: 'Current password', value: '', hint: 'for a new password or another email address', type: 'password', attributes: html` autocomplete="current-password"` })}
      <p class="hstack"><button>Save</button></p>
    </form>`;
  return adminPage(request, { title: 'Profile', body, problems });
}

async function problemsOf(
  { form, user, tables, accounts, address }: AdminRequest,
  { name, email, description }: Profile,
): Promise<FieldProblem[]> {
  const { problems, add } = problemCollector();
  if (name === '' || name.length > longestName) add('name', `Name: write one of up to ${longestName} characters.`);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    add('email', 'Email address: write one such as name@example.com.');
  }
  const owner = tables.users.byEmail(email);
  if (owner && owner.id !== user.id) add('email', 'Email address: another account has it.');
  if (description.length > longestDescription) {
    add('description', `About you: write up to ${longestDescription} characters.`);
  }
  const password = form.text('new');
  if (password !== '' && (password.length < passwordLength.shortest || password.length > passwordLength.longest)) {
    add('new', `New password: use ${passwordLength.shortest} to ${passwordLength.longest} characters.`);
  }
  if (problems.length === 0 && (password !== '' || email !== user.email)) {
    // The same check, with the same throttling, as at the login.
    const check = await accounts.signIn({ name: user.login, password: form.text('current'), address });
    if (check.outcome === 'throttled') add('current', 'Current password: too many attempts, wait a minute.');
    if (check.outcome === 'refused') add('current', 'Current password: it is incorrect.');
  }
  return problems;
}

async function save(request: AdminRequest): Promise<Response> {
  const { form, user, tables, accounts, session, writeForSite } = request;
  const typed: Profile = {
    name: form.text('name').trim(),
    email: form.text('email').trim(),
    description: form.text('description').trim(),
    showsToolbar: form.has('toolbar'),
  };
  const problems = await problemsOf(request, typed);
  if (problems.length > 0) return profilePage(request, typed, problems);
  writeForSite(() => updateProfile(user, typed, tables));
  const saved = seeOther(withNotice('/wp-admin/profile.php', 'profile'));
  const passwords = { current: form.text('current'), next: form.text('new') };
  if (passwords.next !== '' && (await changePassword(session, passwords, tables))) {
    // All sessions of the user have ended; this browser continues in a new one.
    saved.headers.append('set-cookie', accounts.sessions.open(user, { remember: false }));
  }
  return saved;
}

export const profileScreen: Screen = { needs: 'read', get: (request) => profilePage(request), post: save };
