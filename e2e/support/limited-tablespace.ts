import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Postgres } from './postgres.ts';

/** A small disk for tables of a database. */
export interface LimitedTablespace {
  /** Moves the tables of the leads there, and fills the rest. */
  fill(schema: string): Promise<void>;
  /** Makes room again. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

function mount(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]).status === 0;
}

function unmount(folder: string): void {
  spawnSync('umount', ['-l', folder]);
}

/** Whether this user may mount a file system of limited size. */
export const canLimitDisks = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-mount-'));
  const isAllowed = mount(folder);
  if (isAllowed) unmount(folder);
  rmSync(folder, { recursive: true });
  return isAllowed;
})();

/** A PostgreSQL disk of 6 MB, in the server's folder. */
export async function limitedTablespace(postgres: Postgres): Promise<LimitedTablespace> {
  const name = `small_${randomUUID().replaceAll('-', '')}`;
  const folder = join(postgres.folder, name);
  mkdirSync(folder);
  mount(folder);
  chmodSync(folder, 0o777);
  const inside = join(folder, 'space');
  await postgres.makeFolder(inside);
  await postgres.query(`CREATE TABLESPACE ${name} LOCATION '${inside}'`);
  let schemaName = '';
  return {
    async fill(schema) {
      schemaName = schema;
      await postgres.query(`ALTER TABLE ${schema}.headwater_leads SET TABLESPACE ${name}`);
      await postgres.query(`CREATE TABLE ${schema}.ballast (bytes bytea) TABLESPACE ${name}`);
      const insert = `INSERT INTO ${schema}.ballast SELECT decode(repeat('00', 4000), 'hex') FROM generate_series(1, $n)`;
      for (const rows of [500, 50, 2]) {
        for (let isFull = false; !isFull; ) {
          isFull = await postgres.query(insert.replace('$n', String(rows))).then(
            () => false,
            () => true,
          );
        }
      }
    },
    async empty() {
      await postgres.query(`DROP TABLE ${schemaName}.ballast`);
    },
    async remove() {
      await postgres.query(`DROP TABLE IF EXISTS ${schemaName}.ballast, ${schemaName}.headwater_leads`);
      await postgres.query(`DROP TABLESPACE ${name}`);
      unmount(folder);
    },
  };
}
