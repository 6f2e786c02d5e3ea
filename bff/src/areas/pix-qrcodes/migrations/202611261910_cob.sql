-- what a charge made by the public API says besides its code
alter table pix_qrcodes add column cob jsonb;
alter table pix_qrcodes add column revision int not null default 0;
alter table pix_qrcodes add column removed_at timestamptz;
