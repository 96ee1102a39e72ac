import { trimmed } from '@headwater/contract/forms/trimmed.ts';

export function isBlank(text: string | null | undefined): boolean {
  return !text || trimmed(text) === '';
}
