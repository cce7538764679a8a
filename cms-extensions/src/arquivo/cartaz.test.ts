import sharp from 'sharp';
import { expect, it } from 'vitest';
import { desenharCartaz } from './cartaz';

const SEM_FOTO = Buffer.alloc(0);
const ruido = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .webp()
    .toBuffer();

it.each([
  ['Rádio Sião', 'Ao vivo', 'Belo Horizonte, MG'],
  ['🎶🎶', 'Ao vivo', ''],
  ['Радио', '', 'Ñandú ☀️'],
  ['<b>"A"&\u202e', 'Ao vivo', '</svg>'],
  [`${'Palavra '.repeat(40)}fim`, 'Adoração e louvor sertanejo gospel', 'linha '.repeat(60)],
  ['A'.repeat(120), '', 'B'.repeat(160)],
])('desenha %j', async (nome, faixa, linha) => {
  const cartaz = { nome, faixa, linha, semNome: 'Web rádio' };
  for (const capa of [SEM_FOTO, await ruido(), Buffer.from('nem imagem')]) {
    const jpeg = await desenharCartaz(capa, cartaz);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
  }
});
