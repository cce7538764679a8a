import type { CantorNome } from '@portal/contracts/cantor/cantor';
import { Combobox } from '@base-ui/react/combobox';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Bloco } from '../../../ui/bloco';
import campo from '../../../ui/campo.module.css';
import { Esqueleto } from '../../../ui/esqueleto';
import { ligarCampo } from '../../../ui/ligar-campo';
import { MolduraCampo } from '../../../ui/moldura-campo';
import { Vazio } from '../../../ui/vazio';
import type { AnuncioDigitado } from './digitado';
import estilos from './escolha-de-cantor.module.css';
import { cantoresNomesQuery } from './queries';

const Lista = ({ cantores }: { cantores: readonly CantorNome[] }) => {
  const id = useId();
  // Beside the field and not at the end of the page: the form may stand in a dialog, which covers everything else.
  const lugar = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController<AnuncioDigitado, 'id_cantor_musica'>({
    name: 'id_cantor_musica',
  });
  const { ref, value: escolhido, onChange, onBlur } = field;
  const erro = fieldState.error?.message;
  return (
    <Combobox.Root
      items={cantores}
      value={cantores.find((cantor) => cantor.id === escolhido) ?? null}
      onValueChange={(cantor) => onChange(cantor?.id ?? '')}
      itemToStringLabel={({ nome }) => nome}
      isItemEqualToValue={(um, outro) => um.id === outro.id}
    >
      <MolduraCampo id={id} rotulo="Cantor" erro={erro}>
        <div className={campo.linha}>
          <Combobox.Input
            {...ligarCampo(id, erro)}
            ref={ref}
            required
            placeholder="Busque pelo nome"
            className={`${campo.campo} ${campo.selecao}`}
            onBlur={onBlur}
          />
          <Combobox.Trigger className={estilos.abrir} aria-label="Mostrar todos os cantores">
            <ChevronDown aria-hidden />
          </Combobox.Trigger>
        </div>
        <div ref={lugar} />
      </MolduraCampo>
      <Combobox.Portal container={lugar}>
        <Combobox.Positioner className={estilos.posicao} sideOffset={4}>
          <Combobox.Popup className={estilos.popup}>
            <Combobox.Empty className={estilos.vazio}>Nenhum cantor encontrado!</Combobox.Empty>
            <Combobox.List className={estilos.lista}>
              {(cantor: CantorNome) => (
                <Combobox.Item key={cantor.id} value={cantor} className={estilos.item}>
                  {cantor.nome}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
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
