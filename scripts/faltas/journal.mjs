/** States of an ad in the order the load moves it through. */
const STEPS = [0, 3, 1];

/** What the portal said it has done, and must therefore still know. */
export const newJournal = () => ({
  votos: new Set(),
  contas: new Set(),
  /** The last step each ad was told to have taken. */
  anuncios: new Map(),
  comprovantes: new Set(),
  toques: 0,
});

/** How many writes were acknowledged. */
export const acknowledgedIn = ({ votos, contas, anuncios, comprovantes, toques }) =>
  votos.size + contas.size + anuncios.size + comprovantes.size + toques;

export const playsOf = async (place, radio) => {
  const sum = `select coalesce(sum(total), 0) as total from contadores where tipo = 'radio' and alvo = ?`;
  const [{ total }] = await place.query(sum, radio);
  return Number(total);
};

const missing = (acknowledged, stored, what) =>
  [...acknowledged].filter((one) => !stored.has(one)).map((one) => `${what} ${one}`);

const columnOf = async (place, sql) =>
  new Set((await place.query(sql)).map((row) => String(Object.values(row)[0])));

const lostOfAds = (journal, ads) =>
  [...journal.anuncios].flatMap(([id, step]) => {
    const ad = ads.get(id);
    if (!ad) return [`anúncio ${id}`];
    const lost = [];
    if (STEPS.indexOf(ad.situacao) < STEPS.indexOf(step))
      lost.push(`anúncio ${id}: ${step} confirmado, ficou em ${ad.situacao}`);
    if (journal.comprovantes.has(id) && !ad.comprovante) lost.push(`comprovante do anúncio ${id}`);
    return lost;
  });

/** What was acknowledged and is not in the database, a line each. `playsBefore`: the counter before the load. */
export const lostOf = async (journal, place, { radio, playsBefore }) => {
  const ads = await place.query('select id, situacao, comprovante from anuncios');
  const plays = (await playsOf(place, radio)) - playsBefore;
  return [
    ...missing(journal.votos, await columnOf(place, 'select email from votos'), 'voto'),
    ...missing(journal.contas, await columnOf(place, 'select email from up_users'), 'conta'),
    ...lostOfAds(journal, new Map(ads.map((ad) => [Number(ad.id), ad]))),
    ...Array.from({ length: Math.max(0, journal.toques - plays) }, () => 'toque'),
  ];
};
