import { COMPROVANTE_EM_PDF } from '@portal/contracts/arquivo/formatos';
import { describe, expect, it } from 'vitest';
import {
  FOTO_DE_IPHONE,
  prepararAudio,
  prepararComprovante,
  prepararImagem,
  tamanhoPorExtenso,
} from './arquivos';

const arquivo = (tipo: string, bytes: number): File =>
  new File([new Uint8Array(bytes)], 'x', { type: tipo });
const MEGA = 1024 * 1024;

describe('o que se escolhe', () => {
  it.each([
    ['image/png', 10, null],
    ['', 10, null],
    ['text/plain', 10, 'A imagem deve ser JPEG, PNG ou WebP.'],
    ['image/png', 5 * MEGA + 1, 'A imagem deve ter até 5 MB.'],
  ])('imagem %s de %i bytes: %s', async (tipo, bytes, erro) => {
    const um = arquivo(tipo, bytes);
    expect(await prepararImagem(um)).toEqual(erro === null ? { arquivo: um } : { erro });
  });

  it('um PDF como comprovante: diz para fazer uma captura de tela', async () => {
    const pdf = arquivo('application/pdf', 10);
    expect(await prepararComprovante(pdf)).toEqual({ erro: COMPROVANTE_EM_PDF });
    const disfarcado = new File(['%PDF-1.7 …'], 'recibo.jpg', { type: 'image/jpeg' });
    expect(await prepararComprovante(disfarcado)).toEqual({ erro: COMPROVANTE_EM_PDF });
    expect(await prepararImagem(pdf)).toEqual({
      erro: expect.stringContaining('é um PDF') as string,
    });
  });

  it.each([
    ['image/heic', 'x'],
    ['', '\0\0\0\x18ftypheic\0\0\0\0'],
  ])('a foto do iPhone que não abre aqui (%s): diz o que fazer', async (type, inicio) => {
    expect(await prepararImagem(new File([inicio], 'IMG_1.HEIC', { type }))).toEqual({
      erro: FOTO_DE_IPHONE,
    });
  });

  it.each([
    ['audio/mpeg', 10, null],
    ['video/mp4', 10, null],
    ['image/png', 10, 'O áudio deve ser MP3, M4A, AAC ou OGG.'],
    ['audio/mpeg', 30 * MEGA + 1, 'O áudio deve ter até 30 MB.'],
  ])('áudio %s de %i bytes: %s', async (tipo, bytes, erro) => {
    const um = arquivo(tipo, bytes);
    expect(await prepararAudio(um)).toEqual(erro === null ? { arquivo: um } : { erro });
  });

  it.each([
    [1, '1 kB'],
    [120 * 1024, '120 kB'],
    [1.4 * MEGA, '1,4 MB'],
  ])('%i bytes se leem %s', (bytes, texto) => {
    expect(tamanhoPorExtenso(bytes)).toBe(texto);
  });
});
