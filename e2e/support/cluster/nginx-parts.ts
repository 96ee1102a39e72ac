import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '@headwater/tools/tool.ts';

/** A certificate for 127.0.0.1 that only the test trusts. */
export interface Certificate {
  file: string;
  keyFile: string;
  /** The certificate itself, for clients that trust it. */
  pem: string;
}

/** @throws when OpenSSL's command is missing */
export async function selfSignedCertificate(folder: string): Promise<Certificate> {
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const { code, output } = await runTool(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', file, ...subject],
    folder,
  );
  if (code !== 0) throw new Error(`openssl could not make a certificate:\n${output}`);
  return { file, keyFile, pem: await readFile(file, 'utf8') };
}

/** Replaces each text in a file's content. @throws when one is no longer there */
export function replaceAll(name: string, content: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} no longer has "${from}"`);
    return text.replaceAll(from, to);
  }, content);
}
