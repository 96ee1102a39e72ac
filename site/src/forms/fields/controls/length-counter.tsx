import { useEffect, useState } from 'react';
import { formsConfig } from '../../../config/forms.config.ts';
import { lengthText } from './length-text.ts';

interface LengthCounterProps {
  id: string;
  /** Number of characters entered. */
  length: number;
  /** Maximum number of characters. */
  most: number;
}

/** How much of a limit is used. Screen readers announce it near the limit only, and not while the visitor types. */
export function LengthCounter({ id, length, most }: LengthCounterProps) {
  const [announced, setAnnounced] = useState('');
  const text = lengthText(length, most);

  useEffect(() => {
    const isNear = length > most * 0.9;
    const timer = setTimeout(() => setAnnounced(isNear ? text : ''), formsConfig.countPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text, length, most]);

  return (
    <>
      <p className="form-count" id={id} data-over={length > most ? '' : undefined}>
        {text}
      </p>
      <span className="form-unseen" role="status">
        {announced}
      </span>
    </>
  );
}
