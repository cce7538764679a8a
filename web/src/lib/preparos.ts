import type { FormEvent } from 'react';

/** What is being made, now, of files somebody chose: read, made smaller, drawn anew. */
const emPreparo = new Set<Promise<void>>();
const esperando = new WeakSet<HTMLFormElement>();

/** Whether a file was chosen that no field holds yet: a photo takes a slow telephone a second or two. */
export const isPreparando = (): boolean => emPreparo.size > 0;

/** Counts the work among what leaving would lose and sending waits for, until it has ended. */
export const contarPreparo = (trabalho: () => Promise<void>): void => {
  const este = trabalho().finally(() => emPreparo.delete(este));
  emPreparo.add(este);
};

/** Whether a form's submission has to wait for the files chosen: it comes again, once, when they are ready. */
export const adiarEnvio = (evento: FormEvent<HTMLFormElement>): boolean => {
  if (!isPreparando()) return false;
  evento.preventDefault();
  const { currentTarget: form } = evento;
  if (esperando.has(form)) return true;
  esperando.add(form);
  void Promise.allSettled(emPreparo).then(() => {
    esperando.delete(form);
    form.requestSubmit();
  });
  return true;
};
