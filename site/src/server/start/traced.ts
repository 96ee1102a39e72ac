import type { Work } from '../../telemetry/observe.ts';
import type { Tracing } from '../../telemetry/tracing.ts';
import type { Responder } from '../exchange.ts';

/** An answer that is work of its own in a trace; the same answer without traces. */
export function traced(work: Work, { observe }: Tracing, answer: Responder): Responder {
  if (!observe) return answer;
  return (exchange) =>
    observe(
      work,
      async () => answer(exchange),
      () => ({ outcome: String(exchange.res.statusCode) }),
    );
}
