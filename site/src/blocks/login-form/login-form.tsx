import * as texts from '@headwater/brand/texts.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import styles from './login-form.module.css';

interface LoginFormProps {
  /** Where the form is sent. */
  action: string;
  /** Username or email address that was typed before. */
  account: string;
  error: string | undefined;
}

/** Sign-in form for editors, as a plain form to this site. */
export function LoginForm({ action, account, error }: LoginFormProps) {
  return (
    <form className={styles.form} action={action} method="post">
      {error && (
        <p className={styles.error} id="login-error" role="alert">
          {error}
        </p>
      )}
      <label className={styles.label} htmlFor="account">
        {texts.accountLabel}
      </label>
      <input
        className={styles.input}
        id="account"
        name="account"
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={account}
        aria-describedby={error ? 'login-error' : undefined}
        aria-invalid={error ? true : undefined}
      />
      <label className={styles.label} htmlFor="password">
        {texts.passwordLabel}
      </label>
      <input
        className={styles.input}
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div>
        <SubmitButton>{texts.logInButton}</SubmitButton>
      </div>
    </form>
  );
}
