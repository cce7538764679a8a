// The postal-code service of the journeys, on the port it is given.
import { iniciarServidorCep } from '@portal/testing/servidor-cep';

await iniciarServidorCep(Number(process.argv[2]));
