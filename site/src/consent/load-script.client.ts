/**
 * Loads a third party's script.
 * @throws Error when it is blocked, or the server does not send a script
 */
export function loadScript(src: string, isModule = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    if (isModule) script.type = 'module';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    });
    document.head.append(script);
  });
}
