// The postal-code service of the journeys: ViaCEP's form of answer, two addresses, everything else unknown.
import { createServer } from 'node:http';

const ENDERECOS = {
  '01001000': { logradouro: 'Praça da Sé', localidade: 'São Paulo', bairro: 'Sé', uf: 'SP' },
  78635000: { logradouro: '', localidade: 'Água Boa', bairro: '', uf: 'MT' },
};

createServer((request, response) => {
  const [, cep = ''] = /^\/ws\/(\d{8})\/json\/$/.exec(request.url ?? '') ?? [];
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(ENDERECOS[cep] ?? { erro: 'true' }));
}).listen(Number(process.argv[2]), '127.0.0.1');
