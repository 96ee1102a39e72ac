import type { SqlDatabase } from '../../sql/sql.ts';
import { ALARM_CLAIM_MS, type AlarmRegister } from '../lead-store.ts';

/** A register in a table of a database. */
export function sqlAlarmRegister({ run, dialect }: SqlDatabase, alarms: string): AlarmRegister {
  const { now, duration, isIn } = dialect;
  return {
    async claim(kind) {
      const claimed = await run(
        `INSERT INTO ${alarms} AS alarm (kind, claimedAt) VALUES (:kind, ${now()})
         ON CONFLICT (kind) DO UPDATE SET claimedAt = excluded.claimedAt
         WHERE alarm.sentAt IS NULL AND alarm.claimedAt <= excluded.claimedAt - ${duration(':claim')}`,
        { kind, claim: ALARM_CLAIM_MS },
      );
      return claimed === 1;
    },
    sent: async (kind) => void (await run(`UPDATE ${alarms} SET sentAt = ${now()} WHERE kind = :kind`, { kind })),
    keepOnly: async (kinds) => void (await run(`DELETE FROM ${alarms} WHERE NOT ${isIn('kind', ':kinds')}`, { kinds })),
  };
}
