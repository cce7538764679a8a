import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import '../../test/montar';
import type { VotoNoFormulario } from './dados';
import { EscolhaDaMusica } from './escolha-da-musica';

const Formulario = ({ video }: { video: string }) => {
  const form = useForm<VotoNoFormulario>({ defaultValues: { id_musica: 'a' } });
  return (
    <FormProvider {...form}>
      <EscolhaDaMusica opcoes={[{ id: 'a', nome: 'Manhã', video }]} />
    </FormProvider>
  );
};

it('o vídeo do YouTube se vê ali mesmo; o de outro site, no site dele', () => {
  const { rerender } = render(<Formulario video="https://youtu.be/aqz-KE-bpKQ" />);
  expect(screen.getByRole('button', { name: 'Ver o vídeo de Manhã' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<Formulario video="https://vimeo.com/1" />);
  const link = screen.getByRole('link', { name: 'Ver o vídeo de Manhã (abre em nova aba)' });
  expect(link.getAttribute('href')).toBe('https://vimeo.com/1');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['', 'aqz', 'javascript:alert(1)'])('%j não é vídeo nenhum', (video) => {
  render(<Formulario video={video} />);
  expect(screen.queryByText(/Ver o vídeo/)).toBeNull();
});
