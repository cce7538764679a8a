import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAudioOutput } from './audio-output';
import { createFakeAudio } from './fake-audio';
import type { FonteMusica, FonteRadio } from './fonte';

const musica: FonteMusica = {
  tipo: 'musica',
  id: 'm',
  nome: 'M',
  url: '/m.mp3',
  imagem: null,
  cantor: 'C',
  idCantor: 'c',
};
const radio: FonteRadio = { tipo: 'radio', id: 'r', nome: 'R', url: 'https://r/s', imagem: null };
const lista: FonteRadio = { ...radio, url: 'https://r/lista.m3u8' };

beforeEach(() => {
  // A browser that says it plays HLS by itself, and has the library's way too.
  vi.stubGlobal('MediaSource', vi.fn());
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const montar = () => {
  const { audio, cargas, soar } = createFakeAudio();
  const sinais = {
    ...{ falhou: vi.fn(), terminou: vi.fn(), bloqueado: vi.fn() },
    ...{ pausadoPorFora: vi.fn(), mexeu: vi.fn() },
  };
  const output = createAudioOutput(audio, sinais);
  const falhar = (): void => {
    Object.defineProperty(audio, 'error', { value: { code: 4 }, configurable: true });
    audio.dispatchEvent(new Event('error'));
  };
  return { audio, cargas, sinais, output, falhar, soar };
};

it.each([
  ['uma música', musica],
  ['uma rádio', radio],
])('a falha de %s que devia soar é dita', async (_, fonte) => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('gone')));
  const { output, sinais, falhar } = montar();
  output.load(fonte, 0);
  falhar();
  await vi.waitFor(() => expect(sinais.falhou).toHaveBeenCalledOnce());
});

it('da rádio que já soava, e falha, não se pergunta o que é', () => {
  const pedir = vi.fn();
  vi.stubGlobal('fetch', pedir);
  const { output, sinais, falhar, soar } = montar();
  output.load(radio, 0);
  soar(1);
  falhar();
  expect(sinais.falhou).toHaveBeenCalledOnce();
  expect(pedir).not.toHaveBeenCalled();
});

it('quem pausa enquanto se pergunta o que a rádio é não a ouve depois', async () => {
  const pedir = vi.fn().mockResolvedValue(new Response('#EXTM3U\n#EXT-X-TARGETDURATION:6\n'));
  vi.stubGlobal('fetch', pedir);
  const { audio, cargas, output, sinais, falhar } = montar();
  output.load(radio, 0);
  const antes = [...cargas];
  falhar();
  output.drop();
  await vi.waitFor(() => expect(pedir).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(pedir.mock.settledResults[0]?.type).toBe('fulfilled'));
  expect(sinais.falhou).not.toHaveBeenCalled();
  expect(cargas).toEqual(antes);
  expect(audio.hasAttribute('src')).toBe(false);
});

it.each([
  ['uma música', musica],
  ['uma rádio', radio],
  ['uma lista HLS', lista],
])('a falha de %s que chega depois da pausa não diz nada nem toca outra vez', (_, fonte) => {
  const { audio, cargas, output, sinais, falhar } = montar();
  output.load(fonte, 0);
  const antes = [...cargas];
  output.pause();
  falhar();
  expect(sinais.falhou).not.toHaveBeenCalled();
  expect(cargas).toEqual(antes);
  expect(audio.paused).toBe(true);
});

it('o elemento que se esvazia também diz que falhou: não é uma falha', () => {
  const { output, sinais, falhar } = montar();
  output.load(radio, 0);
  output.drop();
  falhar();
  expect(sinais.falhou).not.toHaveBeenCalled();
});

it('uma música continua onde parou; uma rádio, do que transmite agora, por mais que já tenha tocado', () => {
  const { audio, output } = montar();
  output.load(musica, 1800);
  expect(audio.currentTime).toBe(1800);
  output.load(radio, 1800);
  expect(audio.currentTime).toBe(0);
});

it('o elemento que para por ter chegado ao fim não foi pausado por ninguém', () => {
  const { audio, output, sinais } = montar();
  output.load(musica, 0);
  const parar = (fim: boolean): void => {
    Object.defineProperties(audio, {
      paused: { value: true, configurable: true },
      ended: { value: fim, configurable: true },
    });
    audio.dispatchEvent(new Event('pause'));
  };
  parar(true);
  expect(sinais.pausadoPorFora).not.toHaveBeenCalled();
  parar(false);
  expect(sinais.pausadoPorFora).toHaveBeenCalledOnce();
});

it('quem procura um ponto da música ainda não a ouve', () => {
  const { audio, output, soar } = montar();
  output.load(musica, 0);
  soar(1);
  expect(output.look().soando).toBe(true);
  Object.defineProperty(audio, 'seeking', { value: true, configurable: true });
  expect(output.look().soando).toBe(false);
});
