/** Anything but an answer to what a well-behaved person asked: no answer, a fault of the server, a refusal out of place. */
export const isFailed = ({ status }) => status === 0 || status >= 400;

const IDS = /"\w+":"([\w-]{8,64})"/g;

/** Failed answers no line of the log tells of. Who got no answer at all cannot be told: nobody was there to log. */
export const silentOf = (records, logs) => {
  const told = new Set([...logs.matchAll(IDS)].map(([, id]) => id));
  return records.filter((record) => record.status >= 400 && !told.has(record.id));
};

const counted = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
};

/** How the failed ones failed: `12 × 503, 2 × ECONNRESET`. */
export const failuresTold = (records) =>
  counted(records.filter(isFailed).map(({ status, why }) => status || why || 'sem resposta'));

/** Which requests these were: `2 × 422 POST /a, 1 × ECONNRESET GET /b`. */
export const requestsTold = (records) =>
  counted(
    records.map(({ status, why, method, path }) =>
      [status || 'sem resposta', why, method, path.split('?')[0].replace(/\d+/g, 'N').slice(0, 60)]
        .filter(Boolean)
        .join(' '),
    ),
  );

/** Answers that say something else than what is the matter: a fault of the portal is a 503 (contrato 1). */
export const untrueOf = (records, allowed = [503]) => {
  const untrue = records.filter(({ status }) => status >= 400 && !allowed.includes(status));
  return untrue.length === 0 ? [] : [`respostas fora do contrato: ${requestsTold(untrue)}`];
};

/** One line of the table. `deviations`: what the design promises and was not so. */
export const outcome = (fault, kind, parts) => ({
  fault,
  kind,
  requests: 0,
  failed: 0,
  silent: 0,
  lost: [],
  deviations: [],
  notes: [],
  notRun: null,
  ...parts,
});

export const notRun = (fault, kind, why) => outcome(fault, kind, { notRun: why });

export const isBad = ({ silent, lost, deviations }) =>
  silent > 0 || lost.length > 0 || deviations.length > 0;
