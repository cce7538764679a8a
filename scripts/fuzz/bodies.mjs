import { anyField, formFor } from './forms.mjs';
import { hostileBody, hostileJson } from './values.mjs';

const JSON_TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16le',
  'application/json; charset=latin1',
  'application/json; charset=nada',
  'application/vnd.api+json',
  'APPLICATION/JSON',
  'application/json;;;',
  'text/plain',
];
const NOT_UTF8 = Buffer.from([0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22]);
const BOUNDARY = 'limite-do-fuzz';

const isFile = (value) => Buffer.isBuffer(value);
const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A form with some of its values put wrong; as JSON text by field. */
const mutated = (random, form) => {
  const fields = Object.entries(form)
    .filter(([, value]) => !isFile(value))
    .map(([name, value]) => [name, JSON.stringify(value)]);
  const wrong = random.int(4);
  for (let n = 0; n < wrong; n += 1) {
    const value = hostileJson(random);
    if (fields.length > 0 && random.chance(0.7)) fields[random.int(fields.length)][1] = value;
    else fields.push([anyField(random), value]);
  }
  return random.chance(0.15) ? random.some(fields, 0.7) : fields;
};

const asJson = (random, form) => {
  const type = random.pick(JSON_TYPES);
  if (random.chance(0.15)) return { type, body: Buffer.from(hostileBody(random)) };
  if (random.chance(0.05))
    return { type, body: Buffer.concat([Buffer.from('{"nome":'), NOT_UTF8, Buffer.from('}')]) };
  const text = `{${mutated(random, form)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`;
  const wide = type.includes('utf-16') && random.chance(0.5);
  return { type, body: Buffer.from(text, wide ? 'utf16le' : 'utf8') };
};

const plain = (json) => {
  try {
    return textOf(JSON.parse(json));
  } catch {
    return json;
  }
};

const escaped = (value) =>
  encodeURIComponent(value.toWellFormed?.() ?? value.replace(/[\ud800-\udfff]/g, '?'));

const asUrlencoded = (random, form) => {
  const type = random.pick([
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=nada',
  ]);
  if (random.chance(0.1))
    return {
      type,
      body: Buffer.from(
        random.pick([
          '%',
          'a=%ED%A0%80',
          'a=%00',
          '=&=',
          'a[b]'.repeat(300),
          '__proto__[x]=1',
          hostileBody(random),
        ]),
      ),
    };
  const suffix = () => random.pick(['', '', '', '[]', '[a]', '[__proto__]']);
  const pairs = mutated(random, form).map(
    ([name, value]) => `${escaped(name)}${suffix()}=${escaped(plain(value))}`,
  );
  return { type, body: Buffer.from(pairs.join('&')) };
};

const part = (name, more, bytes) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);

const FILE_NAMES = [
  'a.png',
  '../../a.png',
  'a\u0000.png',
  '',
  'a.svg',
  'a.php',
  'x'.repeat(300),
  'ã.png',
  'a";x="b.png',
];

const asMultipart = (random, form) => {
  const type = random.pick([
    ...Array(8).fill(`multipart/form-data; boundary=${BOUNDARY}`),
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=outro',
    `multipart/mixed; boundary=${BOUNDARY}`,
  ]);
  const files = Object.entries(form).filter(([, value]) => isFile(value));
  const parts = mutated(random, form).map(([name, value]) =>
    part(name, '', Buffer.from(plain(value))),
  );
  for (const [name, bytes] of files) {
    const content = random.pick([
      bytes,
      bytes,
      bytes,
      Buffer.alloc(0),
      Buffer.from('<svg onload="x"/>'),
      bytes.subarray(0, 30),
      Buffer.alloc(2_000, 0xff),
    ]);
    parts.push(
      part(
        name,
        `; filename="${random.pick(FILE_NAMES)}"\r\nContent-Type: ${random.pick(['image/png', 'image/svg+xml', 'x/y', 'audio/mpeg'])}`,
        content,
      ),
    );
  }
  if (random.chance(0.06))
    parts.push(
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: nada\r\n\r\nx\r\n`,
      ),
    );
  if (random.chance(0.03))
    parts.push(...Array.from({ length: 2_000 }, (_, n) => part(`p${n}`, '', Buffer.from('v'))));
  if (random.chance(0.04)) parts.push(Buffer.from('lixo que não é parte nenhuma'));
  const end = random.chance(0.06) ? '' : `--${BOUNDARY}--\r\n`;
  return { type, body: Buffer.concat([...parts, Buffer.from(end)]) };
};

const asBytes = (random) => ({
  type: random.pick(['application/octet-stream', 'text/xml', 'image/png', '', 'nada']),
  body: Buffer.from(random.hex(random.int(400))),
});

/** A form as the page sends it: in parts when a file is in it. */
const wellMade = (form) => {
  const entries = Object.entries(form);
  if (!entries.some(([, value]) => isFile(value)))
    return { kind: 'json', type: 'application/json', body: Buffer.from(JSON.stringify(form)) };
  const picture = '; filename="foto.png"\r\nContent-Type: image/png';
  const parts = entries.map(([name, value]) =>
    isFile(value) ? part(name, picture, value) : part(name, '', Buffer.from(textOf(value))),
  );
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { kind: 'multipart', type: `multipart/form-data; boundary=${BOUNDARY}`, body };
};

/** A body for a path: its kind, its type and its bytes; null when none is sent. */
export const bodyFor = (random, path, known, sane = false) => {
  const form = formFor(random, path, known);
  if (sane) return wellMade(form);
  const [kind, make] = random.pick([
    ...Array(5).fill(['json', asJson]),
    ...Array(3).fill(['urlencoded', asUrlencoded]),
    ...Array(4).fill(['multipart', asMultipart]),
    ['bytes', asBytes],
  ]);
  if (random.chance(0.04)) return null;
  return { kind, ...make(random, form) };
};
