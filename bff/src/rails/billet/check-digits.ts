export { mod10, mod11General, mod11Own } from '@balcao/contract/shared/check-digits';
