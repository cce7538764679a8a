const SHOWN_BYTES = 240;

const shown = (bytes) => {
  const text = JSON.stringify(bytes.subarray(0, SHOWN_BYTES).toString('latin1'));
  return bytes.length > SHOWN_BYTES ? `${text}… (${bytes.length} bytes)` : text;
};

/** A call as a person reads it: who, what, and the bytes. */
export const callTold = ({ role, method, path, headers, body, token, lengthOff }) =>
  [
    `${role}: ${method} ${path.length > 200 ? `${path.slice(0, 200)}…` : path}`,
    ...(token ? [] : ['    sem X-XSRF-TOKEN']),
    ...headers.map(([name, value]) => `    ${name}: ${value.slice(0, 100)}`),
    ...(body ? [`    ${body.type || '(sem tipo)'}: ${shown(body.body)}`] : []),
    ...(lengthOff ? [`    Content-Length ${lengthOff} a mais do que se manda`] : []),
  ].join('\n');

/** Every finding with the least call that shows it, and how to ask for it again. */
export const findingsTold = (findings, seed, kind) =>
  [...findings]
    .sort((a, b) => b.times - a.times)
    .map(({ kind: what, detail, route, times, calls, least }) =>
      [
        `${what} (${times} ×) em ${route}: ${detail}`,
        `  ${callTold(least ?? calls[0].call)}`,
        `  de novo: node scripts/fuzz.mjs --banco ${kind} --semente ${seed} --so ${calls[0].call.n}`,
      ].join('\n'),
    )
    .join('\n\n');

/** How much of each group of routes was let in: a run of refusals alone proves little. */
export const groupsTold = (groups) =>
  [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([group, { calls, done }]) =>
        `  ${group.padEnd(36)} ${String(calls).padStart(6)} chamadas, ${String(done).padStart(6)} atendidas`,
    )
    .join('\n');
