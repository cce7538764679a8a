// Loaded before a portal under test (node --import): its clock runs ahead by what the file says, in ms.
import { readFileSync } from 'node:fs';

const file = process.env.RELOGIO ?? '';
const RealDate = Date;

// Read each time: a request sent right after the clock was set must already see it.
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

/** @param {any[]} args */
function ShiftedDate(...args) {
  if (!new.target) return new RealDate(now()).toString();
  return Reflect.construct(RealDate, args.length > 0 ? args : [now()], new.target);
}
Object.setPrototypeOf(ShiftedDate, RealDate);
ShiftedDate.prototype = RealDate.prototype;
ShiftedDate.prototype.constructor = ShiftedDate;
ShiftedDate.now = now;

globalThis.Date = /** @type {any} */ (ShiftedDate);
