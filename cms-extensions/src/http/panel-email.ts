/** Letters of any alphabet, as yup has them. */
const BEYOND_ASCII = '\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF';
const ATOM = `[a-z\\d!#$%&'*+\\-/=?^_\`{|}~${BEYOND_ASCII}]+`;
const LETTER = `[a-z${BEYOND_ASCII}]`;
const LETTER_OR_DIGIT = `[a-z\\d${BEYOND_ASCII}]`;
const INSIDE = `[a-z\\d\\-._~${BEYOND_ASCII}]*`;

const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@` +
    `${LETTER_OR_DIGIT}(?:${INSIDE}${LETTER_OR_DIGIT})?\\.${LETTER}(?:${INSIDE}${LETTER})?$`,
  'i',
);
/** What the panel's accounts keep of one. */
const LONGEST = 255;

/**
 * ReDoS: yup's own pattern of an e-mail takes twice as long for every label of its domain, for ever with forty. This one takes
 * the same addresses but those with a quoted name, accents among them: accounts were made with them, and are to be saved and
 * recovered. '' is nothing to judge.
 */
export const isPanelEmail = (value: unknown): boolean =>
  typeof value !== 'string' || value === '' || (value.length <= LONGEST && EMAIL.test(value));
