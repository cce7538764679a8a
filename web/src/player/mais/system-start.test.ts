import { afterEach, expect, it } from 'vitest';
import { calarPlayers, createFakeAudio, createTestPlayer } from '../fake-audio';
import type { FonteMusica } from '../fonte';
import { acompanharOSistema } from './system-start';

const musica: FonteMusica = {
  tipo: 'musica',
  id: 'm',
  nome: 'Luz',
  url: '/luz.mp3',
  imagem: null,
  cantor: 'Ana',
  idCantor: 'c',
};

afterEach(calarPlayers);

const comecar = () => {
  const fake = createFakeAudio();
  const driver = createTestPlayer(fake.audio);
  acompanharOSistema(driver, fake.audio);
  driver.tocar(musica);
  fake.soar(1);
  const avisar = () => fake.audio.dispatchEvent(new Event('play'));
  return { ...fake, driver, avisar, nome: () => driver.getState().nome };
};

it('a música que o sistema pausou e retomou toca, e conta como tocando', async () => {
  const { audio, pausarPorFora, soar, avisar, nome, cargas } = comecar();
  pausarPorFora();
  expect(nome()).toBe('pausado');
  await audio.play();
  avisar();
  soar(1);
  expect(nome()).toBe('tocando');
  expect(cargas).toHaveLength(1);
});

it('o aviso de um começo que a pessoa já desfez não o refaz', () => {
  const { driver, avisar, nome } = comecar();
  driver.pausar();
  avisar();
  expect(nome()).toBe('pausado');
});
