import type { CantorNome } from '@portal/contracts/cantor/cantor';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Bloco } from '../../ui/bloco';
import { CampoCombo } from '../../ui/campo-combo';
import { Esqueleto } from '../../ui/esqueleto';
import { Vazio } from '../../ui/vazio';
import type { AnuncioDigitado } from './digitado';
import { entradaDe } from './entradas';
import { cantoresNomesQuery } from './queries';

const Lista = ({ cantores }: { cantores: readonly CantorNome[] }) => {
  const { field, fieldState } = useController<AnuncioDigitado, 'id_cantor_musica'>({
    name: 'id_cantor_musica',
  });
  const { ref, value, onChange, onBlur } = field;
  return (
    <CampoCombo
      ref={ref}
      rotulo={entradaDe('id_cantor_musica').rotulo}
      opcoes={cantores}
      valor={value}
      onMudar={onChange}
      onBlur={onBlur}
      vazio="Nenhum cantor encontrado!"
      rotuloAbrir="Mostrar todos os cantores"
      required
      erro={fieldState.error?.message}
    />
  );
};

/** A singer of the portal, searched by name. The ad's own stays on offer when the portal no longer shows it. */
export const EscolhaDeCantor = ({ atual }: { atual?: CantorNome | undefined }) => {
  const query = useQuery(cantoresNomesQuery);
  const com = (cantores: CantorNome[]): CantorNome[] =>
    atual && !cantores.some(({ id }) => id === atual.id) ? [atual, ...cantores] : cantores;
  return (
    <Bloco
      query={query}
      esqueleto={<Esqueleto altura="76px" />}
      isVazio={(cantores) => com(cantores).length === 0}
      vazio={<Vazio texto="Ainda não há cantores no portal. Cadastre um novo cantor." />}
    >
      {(cantores) => <Lista cantores={com(cantores)} />}
    </Bloco>
  );
};
