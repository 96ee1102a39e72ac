import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword, randomPassword } from '../accounts/password.ts';
import { demoEditorLogin } from './seed-users.ts';

interface EditorLogin {
  username: string;
  password: string;
}

/** The file in the CMS's data folder that the start script reads to tell how to sign in. */
const fileName = 'editor-login.json';

/** Hash of the demo editor's password, which is made up once per data folder and kept there in a file. */
export async function editorPasswordHash(folder: string): Promise<string> {
  const file = join(folder, fileName);
  if (existsSync(file)) {
    const kept = JSON.parse(await readFile(file, 'utf8')) as EditorLogin;
    return hashPassword(kept.password);
  }
  const login: EditorLogin = { username: demoEditorLogin, password: randomPassword() };
  await writeFile(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  return hashPassword(login.password);
}
