import * as texts from '@headwater/brand/texts.ts';
import { LoginForm } from '../blocks/login-form/login-form.tsx';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { loginPagePath } from '../editors/sign-in/auth-strategy.ts';
import { requireEditors } from '../editors/sign-in/editor-access.ts';
import { openLogin } from '../editors/sign-in/open-login.ts';
import { loadShell } from '../navigation/load-shell.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { pageHead } from '../seo/head.ts';
import { ButtonLink, ButtonRow } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

interface LoginPageProps {
  screen: Exclude<Awaited<ReturnType<typeof openLogin>>, Response>;
  loginPath: string;
  shell: SiteShellData;
}

/** Signs an editor in. */
function LoginPage({ screen, loginPath, shell }: LoginPageProps) {
  const head = pageHead({ site: shell.generalSettings, title: texts.logInTitle, robots: 'noindex' });
  return (
    <SiteShell shell={shell} head={head} sheet="login">
      {screen.kind === 'form' ? (
        <Notice title={texts.logInTitle}>
          <p>{texts.logInHint}</p>
          <LoginForm action={loginPath} account={screen.account} error={screen.error} />
        </Notice>
      ) : (
        <Notice title={screen.kind === 'foreign' ? texts.foreignLoginTitle : texts.expiredLoginTitle}>
          <p>{screen.kind === 'foreign' ? texts.foreignLogin : texts.expiredLogin}</p>
          <ButtonRow>
            <ButtonLink href={loginPath}>{texts.logInAgain}</ButtonLink>
          </ButtonRow>
        </Notice>
      )}
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals, request }) {
    const editors = requireEditors(locals);
    const screen = await openLogin(request, editors);
    if (screen instanceof Response) return screen;
    return {
      props: {
        screen,
        loginPath: loginPagePath(editors.settings, screen.path),
        shell: await loadShell(locals.queryShared),
      },
      status: screen.status,
      // The form must send its own origin, and no other site gets a referrer.
      headers: { 'referrer-policy': 'same-origin' },
    };
  },
  Page: LoginPage,
});
