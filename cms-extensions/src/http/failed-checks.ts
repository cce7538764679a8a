import * as yup from 'yup/lib/util/createValidation';
import { isPanelEmail } from './panel-email';

/** Promise that is never kept: who waited has been told otherwise. */
const NEVER = new Promise<never>(() => {});

/**
 * Monkey patch of yup 0.32, with which Strapi judges what its panel is sent: a check that asks the database and is
 * refused rejects where nobody listens, and the request is never answered. From here on the refusal is the answer of
 * the validation, and an e-mail is judged by a pattern that ends. Call before Strapi loads its schemas. Throws when yup is
 * no longer built as it was.
 */
export const answerFailedChecks = (): void => {
  const { default: create } = yup;
  if (typeof create !== 'function' || create.length !== 1)
    throw new Error("yup's createValidation has changed");
  const patched: typeof create = (config) => {
    // A check is called within the call that waits for it.
    let waiting: ((error: unknown) => void) | undefined;
    const test = config.name === 'email' ? isPanelEmail : config.test;
    const validate = create({
      ...config,
      test(value, context) {
        const done = waiting;
        const answer = test.call(this, value, context);
        if (!(answer instanceof Promise) || !done) return answer;
        return answer.catch((error: unknown) => {
          done(error);
          return NEVER;
        });
      },
    });
    const answered: typeof validate = (asked, done) => {
      const before = waiting;
      waiting = done;
      try {
        validate(asked, done);
      } finally {
        waiting = before;
      }
    };
    return Object.assign(answered, { OPTIONS: config });
  };
  Reflect.set(yup, 'default', patched);
};
