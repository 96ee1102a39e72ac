import { ProtectedNotice } from '../../blocks/protected-notice/protected-notice.tsx';
import type { TemplateProps } from '../template-entry.ts';

/** What visitors see of content with a password. */
export function Protected({ seed }: TemplateProps<unknown>) {
  return <ProtectedNotice title={seed.title} />;
}
