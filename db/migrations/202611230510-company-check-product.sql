-- A subscription to the company-checking service is a licence of a second product; it opens nothing else.
insert into product (id, code, name, reference, logo) values (2, 'company_check', 'Svodka: registers', '/ratings?kind=company', '');
