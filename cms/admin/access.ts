import { capabilities } from '../accounts/capabilities.ts';
import type { UserRecord } from '../database/records.ts';
import type { Capability } from './admin-request.ts';

export function mayDo(user: UserRecord, capability: Capability): boolean {
  return (capabilities[user.role] as readonly string[]).includes(capability);
}
