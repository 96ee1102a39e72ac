import type { AlarmRegister } from '../lead-store.ts';
import type { OutboxSummary } from '../outbox.ts';
import { type Alarm, type AlarmKind, activeAlarms, lostLeads } from './active-alarms.ts';
import { type AlarmTargets, sendAlarm } from './send-alarm.ts';

interface AlarmOptions {
  summary: () => Promise<OutboxSummary>;
  targets: AlarmTargets;
  register: AlarmRegister;
  /** Whether the outbox of an earlier run is gone. */
  isOutboxLost?: boolean;
  log: (level: 'warn' | 'error', message: string, details: object) => void;
  now?: () => number;
}

export interface Alarms {
  /** Looks at the leads now, and sends what is due. Never throws. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

const CHECK_MS = 30_000;

/** Watches the leads, and notifies operators once for each state that needs them. */
export function startAlarms(options: AlarmOptions): Alarms {
  const { summary, targets, register, isOutboxLost = false, log, now = Date.now } = options;
  if (!targets.webhookUrl && !targets.email) return { check: async () => undefined, stop: async () => undefined };

  const logFailure = (error: unknown): void => log('error', 'an alarm about leads could not be sent', { err: error });

  let isLossUnsent = isOutboxLost;
  async function sendLoss(): Promise<void> {
    if (!isLossUnsent) return;
    await sendAlarm(lostLeads, targets);
    isLossUnsent = false;
  }

  async function sendOnce(alarm: Alarm & { kind: AlarmKind }): Promise<void> {
    if (!(await register.claim(alarm.kind))) return;
    await sendAlarm(alarm, targets);
    await register.sent(alarm.kind);
  }

  async function checkNow(): Promise<void> {
    await sendLoss().catch(logFailure);
    try {
      const alarms = activeAlarms(await summary(), now());
      await register.keepOnly(alarms.map(({ kind }) => kind));
      // One that no target takes must not hold the others up.
      for (const alarm of alarms) await sendOnce(alarm).catch(logFailure);
    } catch (error) {
      logFailure(error);
    }
  }

  let running = Promise.resolve();
  const check = (): Promise<void> => {
    running = running.then(checkNow);
    return running;
  };
  const timer = setInterval(() => void check(), CHECK_MS).unref();
  return {
    check,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
