import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder from which another program delivers mails. */
export interface MailOutbox {
  /** Writes a mail under its name atomically; writing it again replaces it. */
  put: (name: string, mail: Buffer) => Promise<void>;
}

/** A folder of `.eml` files, readable by their owner only: they contain what visitors wrote. */
export function mailOutbox(folder: string): MailOutbox {
  return {
    put: async (name, mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${name}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(mail);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}
