import type { Change } from '@headwater/contract/webhook.ts';
import { hashPassword, passwordLength, passwordMatches } from '../accounts/password.ts';
import type { Session } from '../accounts/sessions.ts';
import type { UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { noChange } from '../webhook/change.ts';
import { nodeChange } from '../webhook/content-change.ts';

export interface Profile {
  name: string;
  email: string;
  description: string;
  /** Whether the site shows them its toolbar. */
  showsToolbar: boolean;
}

/** Saves a user's profile. @returns the change that the site must receive. */
export function updateProfile(user: UserRecord, profile: Profile, { users, options }: Tables): Change {
  users.update(user.id, profile);
  users.setShowsToolbar(user.id, profile.showsToolbar);
  options.set('edited', 1);
  const isSeen = user.name !== profile.name || user.description !== profile.description;
  return isSeen ? nodeChange('user', user.id) : noChange;
}

/**
 * Changes a password and signs the user out everywhere, including this session.
 * @returns false, without a change, when `current` is not the password.
 */
export async function changePassword(
  { user }: Session,
  { current, next }: { current: string; next: string },
  { users, sessions, grants, options }: Tables,
): Promise<boolean> {
  if (!(await passwordMatches(current, user.passwordHash ?? ''))) return false;
  const { shortest, longest } = passwordLength;
  if (next.length < shortest || next.length > longest) {
    throw new RangeError(`A password has ${shortest} to ${longest} characters.`);
  }
  users.setPasswordHash(user.id, await hashPassword(next));
  sessions.deleteOfUser(user.id);
  grants.deleteOfUser(user.id);
  options.set('edited', 1);
  return true;
}
