// Loaded before a portal under test (node --import): its clock runs ahead by what the file says, in ms.
import { readFileSync } from 'node:fs';

const file = process.env.RELOGIO;
const RealDate = Date;

let ahead = 0;
let readAt = -Infinity;

const now = () => {
  const ticks = performance.now();
  if (ticks - readAt > 5) {
    readAt = ticks;
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  }
  return RealDate.now() + ahead;
};

function ShiftedDate(...args) {
  if (!new.target) return new RealDate(now()).toString();
  return Reflect.construct(RealDate, args.length > 0 ? args : [now()], new.target);
}
Object.setPrototypeOf(ShiftedDate, RealDate);
ShiftedDate.prototype = RealDate.prototype;
ShiftedDate.prototype.constructor = ShiftedDate;
ShiftedDate.now = now;

globalThis.Date = ShiftedDate;
