import { type RefObject, useEffect, useState } from 'react';

/** Whether a form has had the focus, also before hydration. Code that only some forms need is loaded then. */
export function useTouched(form: RefObject<HTMLFormElement | null>, isHydrated: boolean) {
  const [isTouched, setIsTouched] = useState(false);

  useEffect(() => {
    if (isHydrated && form.current?.matches(':focus-within')) setIsTouched(true);
  }, [isHydrated, form]);

  return { isTouched, onFocus: () => setIsTouched(true) };
}
