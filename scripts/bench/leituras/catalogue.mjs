// A catalogue of any size, the same for everybody who is measured.
import { inTransaction } from './database.mjs';

/** One web radio, as its row; the same number always gives the same radio. */
const radio = (n) => ({
  document_id: `medida${String(n).padStart(18, '0')}`,
  nome_radio: `Rádio Medida ${n}`,
  slogan: `A companhia número ${n} de quem ouve louvor, notícia e oração o dia inteiro`,
  tags: 'louvor, adoração, notícias, oração',
  endereco: `Cidade ${n % 500}, SP`,
  url: `https://stream.medida.test/radio-${n}/ao-vivo.mp3`,
  rede_social_1: `https://instagram.com/radio${n}`,
  rede_social_2: `https://facebook.com/radio${n}`,
  rede_social_3: `https://youtube.com/radio${n}`,
  rede_social_4: '5511900000000',
});

export const catalogue = (size) => Array.from({ length: size }, (_, n) => radio(n + 1));

/** Puts the catalogue in the table `radios` of a SQLite database that holds part of it, as published. */
export const fill = (database, size) => {
  const { count } = database.prepare('select count(*) as count from radios').get();
  const columns = Object.keys(radio(1));
  const insert = database.prepare(
    `insert into radios (${columns.join(', ')}, created_at, updated_at, published_at)
     values (${columns.map((name) => `@${name}`).join(', ')}, @agora, @agora, @agora)`,
  );
  const agora = Date.now();
  inTransaction(database, () => {
    for (const row of catalogue(size).slice(count)) insert.run({ ...row, agora });
  });
};
