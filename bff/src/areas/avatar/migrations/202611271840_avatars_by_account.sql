-- an account has one image, which is found by the account
alter table account_avatars drop constraint account_avatars_version_key;
