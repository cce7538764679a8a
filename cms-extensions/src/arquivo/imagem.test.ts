import { imagemPublicada } from '@portal/contracts/arquivo/imagem';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { processarImagem } from './imagem';

const foto = (largura: number, altura: number) =>
  sharp({ create: { width: largura, height: altura, channels: 3, background: '#a8350e' } });

describe('uma imagem enviada', () => {
  it('vira WebP com o tamanho no nome e só as larguras menores que ela', async () => {
    const { nome, arquivos } = await processarImagem(await foto(600, 250).jpeg().toBuffer());
    expect(nome).toMatch(/^[0-9a-f]{32}-600x250\.webp$/);
    const base = nome.replace('.webp', '');
    expect([...arquivos.keys()]).toEqual([nome, `${base}.w256.webp`, `${base}.w512.webp`]);
    const larguras = await Promise.all(
      [...arquivos.values()].map(async (bytes) => {
        const { format, width } = await sharp(bytes).metadata();
        return `${format} ${width}`;
      }),
    );
    expect(larguras).toEqual(['webp 600', 'webp 256', 'webp 512']);
    const { srcSet } = imagemPublicada(`/storage/radios/${nome}`);
    expect(srcSet?.split(', ').length).toBe(arquivos.size);
  });

  it('perde os metadados e fica em pé', async () => {
    const deitada = await foto(300, 100)
      .withExif({ IFD0: { Copyright: 'segredo' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { nome, arquivos } = await processarImagem(deitada);
    expect(nome).toContain('-100x300.');
    expect((await sharp(arquivos.get(nome)).metadata()).exif).toBeUndefined();
  });

  it('só com fundo branco perde a transparência', async () => {
    const transparente = await sharp({
      create: { width: 600, height: 250, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const canto = async (opcoes?: { sobreBranco: boolean }) => {
      const { nome, arquivos } = await processarImagem(transparente, opcoes);
      const { data, info } = await sharp(arquivos.get(nome))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, info.channels)];
    };
    expect(await canto({ sobreBranco: true })).toEqual([255, 255, 255]);
    expect((await canto()).at(3)).toBe(0);
  });

  it('comprida até o limite fica, além dele é recusada', async () => {
    const { nome } = await processarImagem(await foto(10, 12_000).png().toBuffer());
    expect(nome).toContain('-10x12000.');
    for (const [largura, altura] of [
      [10, 12_001],
      [12_001, 10],
    ] as const)
      await expect(processarImagem(await foto(largura, altura).png().toBuffer())).rejects.toThrow(
        'até 12.000 pixels de lado',
      );
  });

  it('de 40 megapixels, honesta, fica', async () => {
    const { largura, altura } = await processarImagem(await foto(8000, 5000).jpeg().toBuffer());
    expect([largura, altura]).toEqual([2400, 1500]);
  });

  it('enorme em pontos é recusada pelo cabeçalho, sem ser lida', async () => {
    const bomba = await sharp({
      create: { width: 8000, height: 6000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const inicio = Date.now();
    await expect(processarImagem(bomba)).rejects.toThrow('até 40 megapixels');
    expect(Date.now() - inicio).toBeLessThan(500);
  });

  it.each([
    ['texto com nome de imagem', Buffer.from('isto não é uma imagem'), 'JPEG, PNG ou WebP'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'JPEG'],
    ['vazia', Buffer.alloc(0), 'JPEG, PNG ou WebP'],
    ['pesada demais', Buffer.alloc(5 * 1024 * 1024 + 1), 'até 5 MB'],
  ])('%s é recusada', async (_nome, bytes, palavras) => {
    await expect(processarImagem(bytes)).rejects.toMatchObject({
      name: 'RecusaDeArquivo',
      message: expect.stringContaining(palavras) as string,
    });
  });

  it('cortada ao meio é recusada', async () => {
    const ruido = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * 7919) % 251));
    const inteira = await sharp(ruido, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer();
    const cortada = inteira.subarray(0, inteira.length / 2);
    await expect(processarImagem(cortada)).rejects.toThrow('Não foi possível ler');
  });
});
