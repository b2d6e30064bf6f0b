import { configure } from '@testing-library/dom';

// A second is too little for a part to appear on a machine whose cores are all taken.
configure({ asyncUtilTimeout: 10_000 });
