import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { Bloco } from '../../ui/bloco';
import { CampoCombo } from '../../ui/campo-combo';
import { Esqueleto } from '../../ui/esqueleto';
import { Vazio } from '../../ui/vazio';
import { nomesDasRadiosQuery, type VotoNoFormulario } from './dados';

/** Survey 1's choice: a web radio, searched by name, and the way to get to know them (especificação 2.8). */
export const EscolhaDaRadio = () => {
  const query = useQuery(nomesDasRadiosQuery);
  const { field, fieldState } = useController<VotoNoFormulario, 'id_webradio'>({
    name: 'id_webradio',
  });
  return (
    <Bloco
      query={query}
      esqueleto={<Esqueleto altura="100px" />}
      vazio={<Vazio texto="Nenhuma web rádio publicada ainda." />}
    >
      {(radios) => (
        <CampoCombo
          ref={field.ref}
          rotulo="Web rádio"
          opcoes={radios.map(({ id, nome_radio }) => ({ id, nome: nome_radio }))}
          valor={field.value}
          onMudar={field.onChange}
          onBlur={field.onBlur}
          vazio="Nenhum webradio encontrado!"
          rotuloAbrir="Mostrar todas as web rádios"
          required
          erro={fieldState.error?.message}
          dica={
            <>
              Ainda não sabe? <Link to={hrefPagina('webradios')}>Conheça as web rádios</Link> e
              volte: o que você preencheu fica aqui.
            </>
          }
        />
      )}
    </Bloco>
  );
};
