export { conditions } from './domain/notices/conditions.ts';
