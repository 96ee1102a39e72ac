import * as texts from '@headwater/brand/texts.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { linkUrl } from './link-url.ts';

interface LinkFormProps {
  /** Prefix of the IDs. */
  id: string;
  /** The address of the link at the cursor. */
  address: string;
  onSet: (url: string) => void;
  onLeave: () => void;
}

/** Asks for the address of a link. It is no form of its own: forms cannot contain another. */
export function LinkForm({ id, address, onSet, onLeave }: LinkFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(address);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    input.current?.focus();
  }, []);

  const set = () => {
    const url = linkUrl(typed);
    setIsWrong(url === undefined);
    if (url) onSet(url);
    else input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') set();
    else onLeave();
  };
  return (
    <div className="form-link">
      <label className="form-sublabel" htmlFor={`${id}-link`}>
        {texts.linkAddress}
      </label>
      <input
        ref={input}
        id={`${id}-link`}
        className="form-input"
        type="text"
        inputMode="url"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-link-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="form-tool" onClick={set}>
        {texts.setLink}
      </button>
      <button type="button" className="form-tool" onClick={onLeave}>
        {texts.leaveLink}
      </button>
      <p className="form-error" id={`${id}-link-error`} role="alert">
        {isWrong && texts.linkMistake}
      </p>
    </div>
  );
}
