import * as texts from '@headwater/brand/texts.ts';
import { SignOutError } from '../sign-in/sign-out.ts';
import type { ToolbarContext } from './toolbar-context.ts';
import { ToolbarItem } from './toolbar-item.tsx';
import type { Avatar, Viewer } from './viewer.ts';

function Picture({ avatar, size }: { avatar: Avatar | undefined; size: number }) {
  if (!avatar) return null;
  const srcSet = avatar.dense && `${avatar.dense} 2x`;
  return <img className="avatar" src={avatar.src} srcSet={srcSet} width={size} height={size} alt="" />;
}

function failureText(error: Error): string {
  const isUnsupported = error instanceof SignOutError && error.response?.status === 501;
  return isUnsupported ? texts.logOutUnsupported : texts.logOutFailed;
}

function UserActions({ viewer, cmsUrl, logout }: ToolbarContext & { viewer: Viewer }) {
  const profile = `${cmsUrl}/wp-admin/profile.php`;
  return (
    <ul id="wp-admin-bar-user-actions" className="ab-submenu">
      <li id="wp-admin-bar-user-info">
        <a className="ab-item" href={profile} tabIndex={-1}>
          <Picture avatar={viewer.avatars.large} size={64} />
          <span className="display-name">{viewer.name}</span>
          <span className="username">{viewer.username}</span>
          {viewer.email && <span className="email">{viewer.email}</span>}
        </a>
      </li>
      <li id="wp-admin-bar-edit-profile">
        <a className="ab-item" href={profile}>
          {texts.editProfile}
        </a>
      </li>
      <li id="wp-admin-bar-logout">
        <button className="ab-item" type="button" aria-disabled={logout.isRunning} onClick={() => logout.start(false)}>
          {logout.isRunning ? texts.loggingOut : texts.logOut}
        </button>
      </li>
      <li id="wp-admin-bar-logout-everywhere">
        <button className="ab-item" type="button" aria-disabled={logout.isRunning} onClick={() => logout.start(true)}>
          {texts.logOutEverywhere}
        </button>
      </li>
      {logout.error && (
        <li className="ab-error" role="alert">
          {failureText(logout.error)}
        </li>
      )}
    </ul>
  );
}

/** The signed-in user with account actions; a placeholder until the user is known. */
export function MyAccountNode(context: ToolbarContext) {
  const { viewer } = context;
  return (
    <ToolbarItem id="my-account" className="with-avatar">
      {(isOpen) =>
        viewer ? (
          <>
            <button className="ab-item" type="button" aria-haspopup="true" aria-expanded={isOpen}>
              <span>
                {texts.howdy}
                <span className="display-name">{viewer.name}</span>
              </span>
              <Picture avatar={viewer.avatars.small} size={26} />
            </button>
            <div className="ab-sub-wrapper">
              <UserActions {...context} viewer={viewer} />
            </div>
          </>
        ) : (
          <span className="ab-item ab-skeleton" aria-hidden="true" />
        )
      }
    </ToolbarItem>
  );
}
